/** Each study tool is one file, named after its folder: its page, its rules and its English words. */
export const filesOfTools =
  /[\\/](?:(?:web|learning)[\\/]src[\\/]tools[\\/]([a-z-]+)[\\/](?![^?]*\.css)|messages[\\/]tools-([a-z-]+)[\\/]en\.)/;

export const toolFile = (id: string): string => {
  const [, folder, words] = filesOfTools.exec(id) ?? [];
  return `tool-${folder ?? words ?? ''}`;
};
