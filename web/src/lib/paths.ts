/**
 * All paths of the app: routes and links use them, so that a page is renamed here alone.
 * `scripts/house/web/paths.ts` refuses literal paths elsewhere. * A fixed path is a constant, which the build
 * inlines. A path with parameters is a function in the shared chunk. The shell and the landing page load
 * without that chunk, so they use constants only; `npm test -- weight` checks that.
 */

type Part = string | number;

export const home = '/';
export const login = '/login';
export const pictureLogin = '/login/pictures';
export const loginCode = '/login/code';
export const signup = '/signup';
export const signupLearner = '/signup?role=learner';
export const signupTeacher = '/signup?role=teacher';
export const signupParent = '/signup?role=parent';
export const forgotPassword = '/forgot-password';
export const resetPassword = '/reset-password';
export const verifyEmail = '/verify-email';
export const welcome = '/welcome';

export const dashboard = '/dashboard';
export const plan = '/dashboard#plan';
export const profile = '/profile';
export const intelligence = '/profile?tab=intelligence';
export const settings = '/settings';
/** The content stored on this device, and subjects that can be downloaded. */
export const onDevice = '/on-this-device';
/** A person's work by its state of saving: waiting, sent or refused. */
export const work = '/where-is-my-work';
/** Everything an adult can open; learners have a drawer. */
export const more = '/more';
export const notifications = '/notifications';
export const avatars = '/avatar-demo';
export const community = '/community';
export const teachers = '/teachers';
export const joinClass = '/join-class';
/** The target of a class's QR code. */
export const joinClassWith = (code: string) => `/join-class?code=${code}`;
export const teacherDashboard = '/teacher-dashboard';
/** Tabs of the teacher's page. */
export const teacherStudents = '/teacher-dashboard?tab=students';
export const teacherResources = '/teacher-dashboard?tab=resources';
export const teachingResourceRoute = '/teacher-dashboard/resources/:id';
export const teachingResource = (id: string) => `/teacher-dashboard/resources/${id}`;
export const classDetailRoute = '/teacher-dashboard/class/:id';
export const classDetail = (id: Part) => `/teacher-dashboard/class/${id}`;
export const classes = '/classes';
/** Imports names: typed, pasted or from a file. */
export const addPupilsRoute = '/classes/:id/add';
export const addPupils = (id: Part) => `/classes/${id}/add`;
/** The teacher's assistant: its tools, one tool, and a stored page. */
export const assistant = '/teacher-dashboard/assistant';
export const assistantToolRoute = '/teacher-dashboard/assistant/:tool';
export const assistantTool = (tool: string) => `/teacher-dashboard/assistant/${tool}`;
/** The tool that plans five to ten minutes on a lesson's mistake, prefilled. */
export const reteachPlanOf = (lesson: string, mistake: string) =>
  `/teacher-dashboard/assistant/reteach-plan?${new URLSearchParams({ lesson, mistake })}`;
export const assistantPage = (tool: string, page: string) =>
  `/teacher-dashboard/assistant/${tool}?page=${page}`;
/** A teacher's own lessons: the list, the editor, and recordings. */
export const ownLessons = '/teacher-dashboard/lessons';
export const ownLessonRoute = '/teacher-dashboard/lessons/:id';
export const newOwnLesson = '/teacher-dashboard/lessons/new';
export const ownLesson = (id: string) => `/teacher-dashboard/lessons/${id}`;
export const lessonVoiceRoute = '/teacher-dashboard/lessons/:id/voice';
export const lessonVoice = (id: string) => `/teacher-dashboard/lessons/${id}/voice`;
export const classCardsRoute = '/classes/:id/cards';
export const classCards = (id: Part) => `/classes/${id}/cards`;
export const attendanceRoute = '/classes/:id/attendance';
export const attendance = (id: Part) => `/classes/${id}/attendance`;
export const attendanceOn = (id: Part, date: string) => `/classes/${id}/attendance?date=${date}`;
export const registerRoute = '/classes/:id/register';
export const register = (id: Part) => `/classes/${id}/register`;
/** Today's registers: of the only class at once, else a list. */
export const registers = '/register';
/** To print and hang up: how pupils join. */
export const joinSheetRoute = '/classes/:id/join-sheet';
export const joinSheet = (id: Part) => `/classes/${id}/join-sheet`;
/** The cards of a teacher's first class. */
export const ownCards = '/classes/mine/cards';
export const administration = '/administration';
/** Reports for adults; instructions to print; and the help card with one's own reports. */
export const reports = '/reports';
export const safetySheet = '/reports/sheet';
export const safe = '/safe';
export const parentDashboard = '/parent-dashboard';
export const children = '/children';
/** A child's family report; those of a class; parents' link requests. */
export const familyReportRoute = '/children/:id/report';
export const familyReport = (id: Part) => `/children/${id}/report`;
/** A guardian's page about a child's switches and access log. */
export const childUseRoute = '/children/:id/use';
export const childUse = (id: Part) => `/children/${id}/use`;
/** A guardian's reports for all children, and their assignments. */
export const familyReports = '/family-reports';
export const familyWork = '/parent-dashboard?tab=assignments';
export const parentSettings = '/parent-dashboard?tab=settings';
export const familyTermReport = (id: Part) => `/children/${id}/report?kind=termly`;
export const classReportsRoute = '/classes/:id/reports';
export const classReports = (id: Part) => `/classes/${id}/reports`;
/** Data copies and deletion, for oneself and one's children. */
export const care = '/care';
export const childCareRoute = '/children/:id/care';
export const childCare = (id: Part) => `/children/${id}/care`;
/** The product's texts, for adults whom the operator lets review them. */
export const texts = '/texts';
export const textsWith = (search: string) => `/texts?${search}`;
export const guardianInvitations = '/guardian-invitations';

export const units = '/units';
export const unitsOf = (grade: Part, subject: Part) => `/units?grade=${grade}&subject=${subject}`;
/** With a unit selected; units beyond the classroom have no grade. */
export const unitsWith = (grade: Part | null, subject: Part, unit: Part) =>
  `/units?${grade === null ? '' : `grade=${grade}&`}subject=${subject}&unit=${unit}`;
export const unitRoute = '/unit/:id';
export const unit = (id: Part) => `/unit/${id}`;
export const subjectRoute = '/subject/:id';
export const subject = (id: Part) => `/subject/${id}`;
export const lessonRoute = '/lesson/:id';
export const lesson = (id: Part) => `/lesson/${id}`;
/** At one of its scenes, counted from 1. */
export const lessonScene = (id: Part, scene: number) => `/lesson/${id}?scene=${scene}`;
/**
 * The state of 'Start', 'Carry on' and 'Next' links: the lesson plays at once from the saved position, and a
 * failed checkpoint is retried.
 */
export const playing = { startsNow: true } as const;
export const sheetRoute = '/lesson/:id/sheet/:sheet';
export const sheet = (id: Part, name: string) => `/lesson/${id}/sheet/${name}`;
/** The warning page for external links. */
export const leaving = '/leaving';
export const leavingFor = (url: string) => `/leaving?to=${encodeURIComponent(url)}`;
export const practice = '/practice';
export const practiceRoute = '/practice/:generator';
export const practiceOf = (generator: string) => `/practice/${generator}`;
export const practiceIn = (grade: Part) => `/practice?grade=${grade}`;

export const review = '/review';

/** Assigned work: a teacher's list and results, and a learner's tasks. */
export const assignments = '/assignments';
export const newAssignment = '/assignments/new';
/** Preselected: the work, a class, some pupils. */
export const newAssignmentOf = (chosen: Readonly<Record<string, string>>) =>
  `/assignments/new?${new URLSearchParams(chosen)}`;
export const assignmentRoute = '/assignments/:id';
export const assignment = (id: Part) => `/assignments/${id}`;
export const myWork = '/my-work';
export const myWorkRoute = '/my-work/:id';
export const myWorkOf = (id: Part) => `/my-work/${id}`;

export const tools = '/ubongo-tools';
export const studentTools = '/student-tools';
export const learningTools = '/learning-tools';
export const toolRoute = '/tools/:slug';
export const tool = (slug: string) => `/tools/${slug}`;
/** A work that was made with the tool, opened in it. */
export const toolWork = (slug: string, work: string) => `/tools/${slug}?work=${work}`;
export const parentPortal = '/parent-portal';
export const components = '/dev/components';

/** The subject and club pages. */
export const math = '/math';
export const english = '/english';
export const science = '/science';
export const socialStudies = '/social-studies';
export const culturalCorner = '/cultural-corner';
export const moneySmart = '/money-smart';
export const codeClub = '/code-club';
export const creativeArts = '/creative-arts';
export const futureSkills = '/future-skills';
export const entertainment = '/entertainment';
export const subjectPages: readonly string[] = [
  math,
  english,
  science,
  socialStudies,
  culturalCorner,
  moneySmart,
  codeClub,
  creativeArts,
  futureSkills,
  entertainment,
];

/** The info pages of the specification. */
export const about = '/about';
export const team = '/team';
export const impact = '/impact';
export const partners = '/partners';
export const careers = '/careers';
export const help = '/help';
export const press = '/press';
export const volunteer = '/volunteer';
export const courses = '/courses';
export const lifeSkills = '/life-skills';
export const culturallyRelevant = '/culturally-relevant';
export const aiEducation = '/ai-education';
export const blog = '/blog';
export const events = '/events';
export const joinTeacher = '/join-teacher';
export const joinParent = '/join-parent';
export const join = '/join';
export const donate = '/donate';
export const terms = '/terms';
export const privacy = '/privacy';
export const cookies = '/cookies';
export const accessibility = '/accessibility';
