/** The rules of a new password (§5) as far as typing shows them; the server has the last word. */
export const passwordRules = {
  'password-length': (password: string) => password.length >= 4,
  'password-letter': (password: string) => /\p{L}/u.test(password),
  'password-number': (password: string) => /\d/.test(password),
  'password-confirmation': (password: string, confirmation: string) => password !== '' && password === confirmation,
} as const satisfies Record<string, (password: string, confirmation: string) => boolean>;

export type PasswordRule = keyof typeof passwordRules;

export const passwordRuleNames = Object.keys(passwordRules) as PasswordRule[];
