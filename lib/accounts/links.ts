export const links = {
  login: () => '/login',
  forgotPassword: () => '/forgot-password',
  newPassword: (token: string) => `/new-password?token=${encodeURIComponent(token)}`,
  signInForm: () => '/api/Users/login',
  signOutForm: () => '/api/Users/logout',
  forgotPasswordForm: () => '/api/Users/forgotPassword',
  newPasswordForm: () => '/api/Users/newPassword',
  firstPasswordForm: () => '/api/Users/firstPassword',
  ssoStart: (provider: string, query: Readonly<Record<string, string>>) =>
    `/api/sso/${provider}?${new URLSearchParams(query)}`,
  ssoCallback: (provider: string) => `/api/sso/${provider}/callback`,
  ssoLogo: (provider: string) => `/api/sso/${provider}/logo`,
  signInScreen: (face: string, query: Readonly<Record<string, string>>) =>
    `/${face}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`,
  linkAccount: (face: string, provider: string, from: string | undefined) =>
    `${face}?${new URLSearchParams({ link: provider, ...(from && { from }) })}`,
  myData: () => '/my-data',
  schoolSeeings: () => '/school/seeings',
  admSeeAs: () => '/adm/see-as',
  admSeePerson: (login: string) => `/adm/see-as?login=${encodeURIComponent(login)}`,
  endSeeingForm: () => '/api/Users/seeing/end',
} as const;
