/**
 * The print rules of all style sheets, applied to one hidden element, so that it is laid out as on paper.
 * They are a style sheet of the document and not a `<style>`, which the content security policy refuses.
 */

const marked = 'data-as-printed';

const printRules = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) =>
      rule instanceof CSSMediaRule && rule.media.mediaText === 'print' ? [...rule.cssRules] : [],
    )
    .flatMap((rule) =>
      rule instanceof CSSStyleRule ? [`[${marked}] :is(${rule.selectorText}){${rule.style.cssText}}`] : [],
    )
    .join('\n');

/** Runs `measure` with an empty element that holds what is to be laid out; it is removed afterwards. */
export const withPrintRules = <T>(measure: (holder: HTMLElement) => T): T => {
  const holder = document.createElement('div');
  holder.setAttribute(marked, '');
  document.body.append(holder);
  // Old browsers have no such list of style sheets: they measure the look of the screen.
  const before: readonly CSSStyleSheet[] | undefined = document.adoptedStyleSheets;
  try {
    if (before !== undefined) {
      const rules = new CSSStyleSheet();
      rules.replaceSync(printRules());
      document.adoptedStyleSheets = [...before, rules];
    }
    return measure(holder);
  } finally {
    if (before !== undefined) document.adoptedStyleSheets = [...before];
    holder.remove();
  }
};
