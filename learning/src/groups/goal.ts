/** The goal that a group reaches together each week: so many lessons, readings and quizzes for each member. */
export const goalPerMember = 3;

export const goalOf = (members: number): number => goalPerMember * Math.max(1, members);
