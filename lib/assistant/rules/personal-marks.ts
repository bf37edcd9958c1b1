/** What is known of who asks: it is taken out wherever it stands. */
export type Known = {
  /** Full names: the reader's own, the guardians'. */
  readonly names: readonly string[];
  readonly login?: string | null | undefined;
  readonly school?: string | null | undefined;
};

/** What stands in place of what was taken out. */
export const personalMarks = {
  email: '[e-mail]',
  phone: '[telefone]',
  cpf: '[CPF]',
  rg: '[RG]',
  postcode: '[CEP]',
  address: '[endereço]',
  birthDate: '[data de nascimento]',
  name: '[nome]',
  user: '[usuário]',
  school: '[escola]',
  profile: '[perfil]',
} as const;

/** A text without the sign has nothing for the pattern: most texts are spared most patterns. */
export type Taken = readonly [
  pattern: RegExp,
  mark: string | ((...found: string[]) => string),
  sign?: 'at' | 'digit' | 'mailer',
];
