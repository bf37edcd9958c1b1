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
  secret: '[senha]',
  register: '[matrícula]',
  health: '[saúde]',
  belief: '[vida pessoal]',
  place: '[lugar]',
  routine: '[rotina]',
} as const;

const marks = Object.values(personalMarks);
const isPartOfAName = /[\p{L}\p{N}_\])]$/u;

/**
 * The marks that a text has: words of one person, and no words for everybody. What is looked up by a name in a program,
 * `idades[nome]`, is none.
 */
export function marksIn(text: string): string[] {
  return marks.filter((mark) =>
    text
      .split(mark)
      .slice(0, -1)
      .some((before) => !isPartOfAName.test(before)),
  );
}
