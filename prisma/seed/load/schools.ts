import type { Chapter, Scene } from './chapter';
import type { Random } from './random';

const kinds = ['Escola Municipal', 'Escola Estadual', 'Colégio', 'Centro Educacional', 'Instituto'];
const patrons = [
  'Anísio Teixeira',
  'Carolina Maria de Jesus',
  'Cecília Meireles',
  'Cora Coralina',
  'Darcy Ribeiro',
  'Graciliano Ramos',
  'Lélia Gonzalez',
  'Lima Barreto',
  'Luiz Gama',
  'Machado de Assis',
  'Maria Firmina dos Reis',
  'Milton Santos',
  'Nise da Silveira',
  'Paulo Freire',
  'Tarsila do Amaral',
];
const places = [
  ['Belém', 'PA'],
  ['Belo Horizonte', 'MG'],
  ['Campinas', 'SP'],
  ['Caruaru', 'PE'],
  ['Curitiba', 'PR'],
  ['Feira de Santana', 'BA'],
  ['Fortaleza', 'CE'],
  ['Goiânia', 'GO'],
  ['Londrina', 'PR'],
  ['Manaus', 'AM'],
  ['Natal', 'RN'],
  ['Niterói', 'RJ'],
  ['Pelotas', 'RS'],
  ['São Luís', 'MA'],
  ['Vitória', 'ES'],
] as const;

export const schools: Chapter = {
  name: 'Schools',
  tables: ['schools'],
  write: async ({ world, random, writer }: Scene) => {
    const rows = Array.from({ length: world.schoolCount }, (_, index) => school(random, index + 1));
    world.schoolIds.push(...rows.map(({ id }) => id));
    return `${await writer.write('schools', rows)} schools`;
  },
};

function school(random: Random, number: number) {
  const [city, state] = random.pick(places);
  const created = random.moment();
  return {
    id: random.id(),
    name: `${random.pick(kinds)} ${random.pick(patrons)} nº ${number}`,
    city,
    state,
    created_at: created,
    updated_at: created,
  };
}
