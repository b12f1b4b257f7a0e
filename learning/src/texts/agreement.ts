/** A plural form is chosen by {count} alone; no noun beside another number may need agreement. */
import type { OtherLanguage } from '#languages/languages.ts';

const numbers =
  'present|right|earned|done|correct|green|shaded|missing|missed|won|ready|current|reached|scenes';

/* French: a plural right after the number, as in '{right} réponses', or after 'sur', as in '{done} sur {all} faits'.
   Luganda and Kiswahili: a plural right before it, as in 'ennaku {present}' or 'majibu {right}'. */
const agreeing: Readonly<Record<OtherLanguage, RegExp>> = {
  fr: new RegExp(
    `\\{(?:${numbers})\\} (?:sur \\{\\w+\\} |/ \\{\\w+\\} )?(?!fois|dans|puis|sans|mais|plus|est)\\p{L}+s(?!\\p{L})`,
    'u',
  ),
  lg: new RegExp(`(?:ennaku|ebyokuddamu|eby’okuddamu) \\{(?:${numbers})\\}`, 'iu'),
  sw: new RegExp(`majibu \\{(?:${numbers})\\}`, 'iu'),
};

/** Whether a noun of this text would have to agree with a number other than {count}. */
export const agreesWithNumber = (language: OtherLanguage, text: string): boolean =>
  agreeing[language].test(text);
