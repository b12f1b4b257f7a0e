const side = 512;

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));

/**
 * A phone's photo has 4 MB, the picture we show 10 kB: the rest need not cost a family data, nor leave the
 * phone with the place where it was taken. What this browser cannot open goes as it is, and the server judges.
 */
export const shrinkPhoto = async (photo: Blob): Promise<Blob> => {
  if (typeof createImageBitmap !== 'function') return photo;
  try {
    const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const edge = Math.min(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.min(side, edge);
    const paper = canvas.getContext('2d');
    if (paper === null) return photo;
    // JPEG has no holes: what was transparent becomes paper, not black.
    paper.fillStyle = '#fffcf4';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    const [left, top] = [(picture.width - edge) / 2, (picture.height - edge) / 2];
    paper.drawImage(picture, left, top, edge, edge, 0, 0, canvas.width, canvas.height);
    const small = await toBlob(canvas);
    return small !== null && small.size < photo.size ? small : photo;
  } catch {
    return photo;
  }
};
