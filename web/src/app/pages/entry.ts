import * as paths from '#lib/paths.ts';
import { type PageRow, pageIn } from '../page.tsx';

export const entryPages: readonly PageRow[] = [
  {
    path: paths.home,
    page: pageIn(() => import('#features/landing/landing-page.tsx'), 'LandingPage'),
    guard: 'anyone',
    layout: 'front',
    prerender: true,
  },
  {
    path: paths.login,
    page: pageIn(() => import('#features/accounts/login-page.tsx'), 'LoginPage'),
    guard: 'guest',
    layout: 'public',
    prerender: true,
  },
  {
    path: paths.pictureLogin,
    page: pageIn(() => import('#features/children/picture-login-page.tsx'), 'PictureLoginPage'),
    guard: 'guest',
    layout: 'public',
    prerender: true,
  },
  {
    path: paths.loginCode,
    page: pageIn(() => import('#features/accounts/code/login-code-page.tsx'), 'LoginCodePage'),
    guard: 'guest',
    layout: 'public',
  },
  {
    path: paths.signup,
    page: pageIn(() => import('#features/accounts/signup-page.tsx'), 'SignupPage'),
    guard: 'guest',
    layout: 'public',
    prerender: true,
  },
  {
    path: paths.forgotPassword,
    page: pageIn(() => import('#features/accounts/mail/forgot-password-page.tsx'), 'ForgotPasswordPage'),
    guard: 'anyone',
    layout: 'public',
  },
  {
    path: paths.resetPassword,
    page: pageIn(() => import('#features/accounts/mail/reset-password-page.tsx'), 'ResetPasswordPage'),
    guard: 'anyone',
    layout: 'public',
  },
  {
    path: paths.verifyEmail,
    page: pageIn(() => import('#features/accounts/mail/verify-email-page.tsx'), 'VerifyEmailPage'),
    guard: 'anyone',
    layout: 'public',
  },
  {
    path: paths.welcome,
    page: pageIn(() => import('#features/accounts/welcome-page.tsx'), 'WelcomePage'),
    guard: 'person',
    layout: 'public',
  },
];
