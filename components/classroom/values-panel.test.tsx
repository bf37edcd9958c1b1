import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { messagesOf } from '@/lib/platform/i18n/messages';
import { ValuesPanel } from './values-panel';

it('shows a value that was typed in the table of entries between the steps of the list', () => {
  const desk = {
    lesson: { status: 'closed' },
    pupils: [{ id: 'ana', name: 'Ana', photoUrl: null }],
    marks: [],
    sliders: [],
    values: [{ studentId: 'ana', percent: 75 }],
  } as unknown as Desk;
  const drawn = renderToStaticMarkup(
    <NextIntlClientProvider locale="pt-BR" messages={messagesOf('pt-BR')} timeZone="America/Recife">
      <ValuesPanel desk={desk} tap={async () => undefined} />
    </NextIntlClientProvider>,
  );
  expect(drawn).toMatch(/<option[^>]* selected=""[^>]*>75/);
});
