/** Each study tool is one chunk, named after its folder: its page, its rules and its English texts. */
export const filesOfTools =
  /[\\/](?:(?:web|learning)[\\/]src[\\/]tools[\\/]([a-z-]+)[\\/](?![^?]*\.css)|messages[\\/]tools-([a-z-]+)[\\/]en\.)/;

export const toolFile = (id: string): string => {
  const [, folder, words] = filesOfTools.exec(id) ?? [];
  return `tool-${folder ?? words ?? ''}`;
};
