/** The part of gettext-parser that we use; it brings no types. */
declare module 'gettext-parser' {
  type Entry = {
    msgctxt?: string;
    msgid: string;
    msgid_plural?: string;
    msgstr: string[];
    comments?: { translator?: string; reference?: string; extracted?: string; flag?: string };
  };
  type Document = {
    charset: string;
    headers: Record<string, string>;
    translations: Record<string, Record<string, Entry>>;
  };
  export const po: {
    parse: (text: string) => Document;
    compile: (document: Document, options?: { foldLength?: number }) => Buffer;
  };
}
