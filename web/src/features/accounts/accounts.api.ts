import type { Ask } from '@afrolearn/contract';
import type { CountryName } from '@afrolearn/learning/places/countries.ts';
import { call } from '#lib/call.ts';

export const logIn = (email: string, password: string) => call('POST /login', { body: { email, password } });
export const register = (form: Ask<'POST /register'>['body']) => call('POST /register', { body: form });
export const demoPeople = () => call('GET /demo/people');
export const signInAs = (personId: number) => call('POST /demo/sign-in', { body: { personId } });
export const chooseClass = (country: CountryName, grade: string) =>
  call('PUT /me/class', { body: { country, grade } });
export const signupLists = () => Promise.all([call('GET /grades'), call('GET /subjects')]);
