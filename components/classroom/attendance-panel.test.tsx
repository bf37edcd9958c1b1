import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { messagesOf } from '@/lib/platform/i18n/messages';
import { AttendancePanel } from './attendance-panel';

/** What who teaches reads above the names. */
function readWhere(isUnsent: boolean): string {
  const desk = {
    lesson: { status: 'ongoing', attendanceSavedAt: '2026-11-26T13:05:00Z', attendanceSavedBy: 'Marta' },
    pupils: [{ id: 'ana', name: 'Ana', photoUrl: null }],
    marks: [{ studentId: 'ana', state: 'absent', late: false }],
  } as unknown as Desk;
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="pt-BR" messages={messagesOf('pt-BR')} timeZone="America/Recife">
      <AttendancePanel
        desk={desk}
        isUnsent={isUnsent}
        tap={async () => undefined}
        disagreements={[]}
        onSeen={() => undefined}
        onDone={() => undefined}
      />
    </NextIntlClientProvider>,
  );
}

it('says that attendance is saved only once the server has stored all of it', () => {
  expect(readWhere(false)).toContain('1 falta · salva às 10:05 por Marta');
  expect(readWhere(true)).not.toContain('salva');
  expect(readWhere(true)).toContain('1 falta · às 10:05, ainda só neste aparelho');
});
