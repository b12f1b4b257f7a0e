/** A drawing of a lesson is shown as a picture of its own, never as part of our page. */
export const drawingOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
