/** The crop of a photo and its size. */
type Shape = { readonly square: number } | { readonly longest: number };

const face: Shape = { square: 512 };

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));

const cutOf = ({ width, height }: { width: number; height: number }, shape: Shape) => {
  if ('square' in shape) {
    const edge = Math.min(width, height);
    const size = Math.min(shape.square, edge);
    return {
      left: (width - edge) / 2,
      top: (height - edge) / 2,
      from: [edge, edge],
      to: [size, size],
    } as const;
  }
  const scale = Math.min(1, shape.longest / Math.max(width, height));
  const to = [Math.round(width * scale), Math.round(height * scale)] as const;
  return { left: 0, top: 0, from: [width, height], to } as const;
};

/**
 * A phone's photo has 4 MB, our picture 10 kB: shrinking saves data, and keeps the photo's location on the
 * phone. Formats this browser cannot decode are sent unchanged for the server to judge.
 */
export const shrinkPhoto = async (photo: Blob, shape: Shape = face): Promise<Blob> => {
  if (typeof createImageBitmap !== 'function') return photo;
  try {
    const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const { left, top, from, to } = cutOf(picture, shape);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = to;
    const paper = canvas.getContext('2d');
    if (paper === null) return photo;
    // JPEG has no transparency: uses paper colour instead of black.
    paper.fillStyle = '#fffcf4';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(picture, left, top, ...from, 0, 0, ...to);
    const small = await toBlob(canvas);
    return small !== null && small.size < photo.size ? small : photo;
  } catch {
    return photo;
  }
};
