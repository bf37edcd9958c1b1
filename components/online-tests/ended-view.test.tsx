import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messagesOf } from '@/lib/platform/i18n/messages';
import type { AnswerState, KeptAnswer } from './device/kept-attempt';
import { latestOf } from './device/waiting';
import { EndedView } from './ended-view';
import type { Taking } from './use-attempt';

/** What a pupil reads after who teaches ended a test, by what the server said of the answers. */
function readAfter(...states: AnswerState[]): string {
  const answers = states.map((state, n) => ({ n, questionId: `q${n}`, seq: n, value: true, state }) as KeptAnswer);
  const standing = { state: 'concluded', concludedBy: 'facilitator', receipt: 'ABCDEF' };
  const attempt = { standing, ending: null, begun: { name: 'Prova 1' } };
  const taking = { attempt, answers, latest: latestOf(answers) } as unknown as Taking;
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="pt-BR" messages={messagesOf('pt-BR')} timeZone="UTC">
      <EndedView taking={taking} onLeave={() => undefined} />
    </NextIntlClientProvider>,
  );
}

it('says that all is saved only where the server has stored all of it', () => {
  const all = 'Todas as suas respostas estão salvas.';
  expect(readAfter('saved', 'older')).toContain(all);
  expect(readAfter('saved', 'late')).not.toContain(all);
  const refused = readAfter('saved', 'refused', 'refused');
  expect(refused).not.toContain(all);
  expect(refused).toContain('2 respostas não contam: foram dadas depois do fim.');
  expect(refused).toContain('ABCDEF');
});
