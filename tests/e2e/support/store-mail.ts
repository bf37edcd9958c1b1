import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

type Given = { id?: string; state?: string; html?: string };
export type StoredMail = { id: string; address: string };

/** A mail as an earlier attempt left it; no screen and no call can bring one about. */
export async function storeMail(
  database: Client,
  { id = randomUUID(), state = 'sent', html = '<p>Oi</p>' }: Given = {},
): Promise<StoredMail> {
  const address = `${randomUUID()}@casa.example`;
  const data = { name: 'Ana', askedAt: '2026-11-21T12:00:00Z', address: 'https://school.example' };
  await database.query(
    `INSERT INTO mails (id, template, language, to_address, subject, data, state, html, text, updated_at)
     VALUES ($1, 'upkeep.test-mail', 'pt-BR', $2, 'Reunião', $3, $4::"MailState", $5, 'Oi', now())
     ON CONFLICT (id) DO NOTHING`,
    [id, address, data, state, html],
  );
  return { id, address };
}
