/** Larger files are not one class list; the server refuses them too. */
export const mostBytes = 65_536;

/** The text of a file: UTF-8 where it is, else the letters of old Windows programs, in which no byte is wrong. */
export const textOfFile = async (file: Blob): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
