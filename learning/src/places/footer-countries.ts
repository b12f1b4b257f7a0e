import type { CountryName } from './countries.ts';

/** The footer's selector: Uganda first, then the documented four (spec 1 §2.1). */
export const footerCountries = [
  'Uganda',
  'Kenya',
  'Nigeria',
  'South Africa',
  'Ghana',
] as const satisfies readonly CountryName[];
