/** Larger files are not one class list; the server refuses them too. */
export const mostBytes = 65_536;

/** Decodes a file as UTF-8, else as the old Windows encoding, in which every byte is valid. */
export const textOfFile = async (file: Blob): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
