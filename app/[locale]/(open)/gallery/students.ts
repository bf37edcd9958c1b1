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

export const students: readonly Student[] = names.map((name, index) => ({
  name,
  login: `${folded(name.split(' ')[0] ?? '')}${10 + index}`,
  attendance: 100 - ((index * 7) % 31),
  points: 8200 - ((index * 613) % 4100),
}));
