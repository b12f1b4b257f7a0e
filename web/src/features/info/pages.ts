import * as paths from '#lib/paths.ts';

/** Every info page of the specification. */
export const infoPages = [
  paths.about,
  paths.team,
  paths.impact,
  paths.partners,
  paths.careers,
  paths.help,
  paths.press,
  paths.volunteer,
  paths.courses,
  paths.lifeSkills,
  paths.culturallyRelevant,
  paths.aiEducation,
  paths.blog,
  paths.events,
  paths.joinTeacher,
  paths.joinParent,
  paths.join,
  paths.donate,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.accessibility,
] as const;

/** The name of an info page is its path without the slash. */
export type InfoPageName = (typeof infoPages)[number] extends `/${infer Name}` ? Name : never;
