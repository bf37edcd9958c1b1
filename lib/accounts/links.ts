import { apiAddress } from '../platform/browser/api-base';

export const links = {
  login: () => '/login',
  forgotPassword: () => '/forgot-password',
  cardSignIn: () => '/card',
  newPassword: (token: string) => `/new-password?token=${encodeURIComponent(token)}`,
  signInForm: () => apiAddress('/Users/login'),
  signOutForm: () => apiAddress('/Users/logout'),
  forgotPasswordForm: () => apiAddress('/Users/forgotPassword'),
  newPasswordForm: () => apiAddress('/Users/newPassword'),
  cardSignInForm: () => apiAddress('/Users/card'),
  firstPasswordForm: () => apiAddress('/Users/firstPassword'),
  ssoStart: (provider: string, query: Readonly<Record<string, string>>) =>
    apiAddress(`/sso/${provider}?${new URLSearchParams(query)}`),
  /** Of ours, whatever a browser calls the API: the provider knows it as it is. */
  ssoCallback: (provider: string) => `/api/sso/${provider}/callback`,
  ssoLogo: (provider: string) => apiAddress(`/sso/${provider}/logo`),
  signInScreen: (face: string, query: Readonly<Record<string, string>>) =>
    `/${face}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`,
  linkAccount: (face: string, provider: string, from: string | undefined) =>
    `${face}?${new URLSearchParams({ link: provider, ...(from && { from }) })}`,
  confirmLink: (from: string | undefined) => `/link-account${from ? `?${new URLSearchParams({ from })}` : ''}`,
  linkIdentityForm: () => apiAddress('/Users/linkIdentity'),
  myData: () => '/my-data',
  schoolSeeings: () => '/school/seeings',
  admSeeAs: () => '/adm/see-as',
  admSeePerson: (login: string) => `/adm/see-as?login=${encodeURIComponent(login)}`,
  users: () => '/adm/users',
  newUser: () => '/adm/users/new',
  user: (id: string) => `/adm/users/${encodeURIComponent(id)}`,
  endSeeingForm: () => apiAddress('/Users/seeing/end'),
} as const;
