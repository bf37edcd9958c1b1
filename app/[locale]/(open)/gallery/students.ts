import { folded } from '@/lib/platform/text/folded';

export interface Student {
  name: string;
  login: string;
  attendance: number;
  points: number;
}

const names = [
  'Ana Clara de Souza',
  'Bruno Nascimento',
  'Camila Ferreira da Silva',
  'Davi Lucca Moreira',
  'Emanuelly Costa',
  'Felipe Araújo',
  'Giovanna Prado',
  'Heitor Cavalcanti',
  'Isabela Nogueira',
  'João Pedro Lima',
  'Kauã Batista',
  'Lívia Rocha',
  'Maria Eduarda Alves',
];

const students: readonly Student[] = names.map((name, index) => ({
  name,
  login: `${folded(name.split(' ')[0] ?? '')}${10 + index}`,
  attendance: 100 - ((index * 7) % 31),
  points: 8200 - ((index * 613) % 4100),
}));

export interface StudentView {
  search: string;
  sort: 'name' | 'attendance' | 'points';
  descending: boolean;
}

/** Stands for the query behind the list. */
export function foundStudents({ search, sort, descending }: StudentView): Student[] {
  const sign = descending ? -1 : 1;
  return students
    .filter((one) => `${one.name} ${one.login}`.toLowerCase().includes(search.toLowerCase()))
    .sort((a, b) => (a[sort] < b[sort] ? -sign : sign));
}
