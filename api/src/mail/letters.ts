/**
 * Every letter that leaves this server. No name stands in one: whoever registers chooses their name, and
 * with it could send words of their own to a stranger.
 */
type Words = { subject: string; text: string };

const letter = (subject: string, ...paragraphs: readonly string[]): Words => ({
  subject,
  text: `${['Hello,', ...paragraphs, 'Kind greetings\nAfroLearn'].join('\n\n')}\n`,
});

export const verifyLetter = (url: string): Words =>
  letter(
    'Please verify your email for AfroLearn',
    'Thank you for joining AfroLearn. Open this link within three days to verify your email:',
    url,
    'Did you not make an account? Then you need do nothing.',
  );

export const resetLetter = (url: string): Words =>
  letter(
    'A new password for AfroLearn',
    'Somebody asked for a new password for your account. Was it you? Then open this link within one hour:',
    url,
    'Was it not you? Then you need do nothing. Your password stays as it is.',
  );

export const newEmailLetter = (url: string): Words =>
  letter(
    'Please confirm your new email for AfroLearn',
    'This address was given as the new email of an AfroLearn account. Open this link within three days to confirm:',
    url,
    'Was it not you? Then you need do nothing.',
  );

export const emailChangedLetter = (publicUrl: string): Words =>
  letter(
    'Your email for AfroLearn has changed',
    'Your AfroLearn account has a new email. Letters will go there from now on.',
    `Was it not you? Then ask your school or whoever looks after ${publicUrl} for help at once.`,
  );

export const passwordChangedLetter = (publicUrl: string): Words =>
  letter(
    'Your password for AfroLearn has changed',
    'Your AfroLearn account has a new password. You are logged out everywhere: log in with the new one.',
    `Was it not you? Then ask for a new password at once: ${publicUrl}/forgot-password`,
  );
