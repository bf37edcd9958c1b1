import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messagesOf } from '@/lib/platform/i18n/messages';
import { awardUnit } from '@/lib/points/rules/award-unit';
import { type Basis, nothingPaid } from '@/lib/points/rules/awards';
import { type ToldLine, worthOf } from '@/lib/points/rules/explain';
import { all, teens } from '@/lib/points/rules/sample-module';
import { currentScheme } from '@/lib/points/rules/scheme';
import { LineReason } from './line-reason';

function words(line: ToldLine, who: 'own' | 'other' = 'own'): string {
  const worth = worthOf(line, teens, currentScheme.values);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="pt-BR" messages={messagesOf('pt-BR')} timeZone="UTC">
      <LineReason line={{ ...line, worth }} who={who} />
    </NextIntlClientProvider>,
  );
}

const merit = (basis: Basis): ToldLine => ({ kind: 'merit', ref: '3', basis });
const test = (basis: Basis): ToldLine => ({ kind: 'test', ref: 'A2', basis });
const noPractice = { practice: null, lessonPercents: null, lessonsCounted: null };

it.each<[ToldLine, string]>([
  [{ kind: 'persistence', ref: '3', basis: { attendance: 'present' } }, 'Aula 3: você estava presente'],
  [{ kind: 'persistence', ref: '12', basis: { attendance: 'madeUp' } }, 'Aula 12: você repôs a aula'],
  [merit({ percent: 70, value: 70, slider: 90 }), 'Desafio da aula 3: 70% de 60'],
  [merit({ percent: 70, value: null, slider: 70 }), 'Desafio da aula 3: 70% de 60, como você disse'],
  [
    merit({ percent: 80, value: null, slider: 100 }),
    'Desafio da aula 3: 80% de 60. Você disse 100%; acima de 80% conta quando quem ensina confere',
  ],
  [
    { kind: 'mission', ref: 'M1', basis: { checked: 2, ticked: 1, total: 3 } },
    'Missão 1: de 3 desafios, 2 conferidos e 1 marcado por você; vale até 600',
  ],
  [
    test({ grade: 72, theoryRight: 6, theoryTotal: 10, ...noPractice, practice: 100 }),
    'Prova 2: nota 72 de 100 (teoria: 6 de 10 certas; prática: 100); vale até 800',
  ],
  [
    test({ grade: 22, theoryRight: 0, theoryTotal: 0, practice: null, lessonPercents: 370, lessonsCounted: 5 }),
    'Prova 2: nota 22 de 100 (sem teoria; prática: 74, a média dos desafios das aulas); vale até 800',
  ],
  [
    test({ grade: 60, theoryRight: 6, theoryTotal: 10, ...noPractice }),
    'Prova 2: nota 60 de 100 (teoria: 6 de 10 certas); vale até 800',
  ],
  [{ kind: 'project', ref: 'P4', basis: { score: 85, share: 1200 } }, 'Projeto 4: nota 85 de 100; vale até 1.200'],
  [{ kind: 'trophy', ref: 'module', basis: { level: 'gold', absences: 1 } }, 'Troféu de ouro: 1 falta no módulo'],
  [
    { kind: 'adjustment', ref: 'x', basis: { reason: 'Aula lançada tarde' } },
    'Ajuste da administração: Aula lançada tarde',
  ],
])('says why to a student: %o', (line, said) => expect(words(line)).toBe(said));

it('says the same of a student to who teaches', () => {
  expect(words(merit({ percent: 70, value: null, slider: 70 }), 'other')).toBe(
    'Desafio da aula 3: 70% de 60, como disse o estudante',
  );
});

it('knows the most that each line of a full unit could bring', () => {
  const { lines } = awardUnit(teens, all, 3, nothingPaid);
  for (const line of lines) expect(worthOf(line, teens, currentScheme.values)).toBe(line.amount);
});
