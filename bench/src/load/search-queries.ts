/** What children type: whole words, prefixes, Swahili, typing mistakes, and words without results. */
export const queries = [
  ...['electricity', 'static electricity', 'skeleton', 'magnet', 'fractions', 'numbers to 200', 'friction'],
  ...['first aid', 'weather', 'climate of africa', 'soil', 'malaria', 'letters', 'debat', 'sets', 'integers'],
  ...['perimeter', 'heart', 'population', 'saving', 'budget', 'drum', 'umeme', 'SCIENCE', 'el', 'fra', 'the'],
  ...['electrisity', 'skelaton', 'fracshons', 'magnatism', 'perimiter', 'wether', 'afrca', 'vejetables'],
  ...['zzzzqqq', 'a b', 'plants & soil', 'how do birds fly', 'money'],
];
