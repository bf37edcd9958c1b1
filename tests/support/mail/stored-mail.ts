import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db/client';
import type { Mail, Prisma } from '@/lib/platform/db/generated/client';

/** A row of the outbox as an earlier attempt left it. */
export function storedMail(given: Partial<Prisma.MailCreateInput> = {}): Promise<Mail> {
  return db().mail.create({
    data: {
      template: 'upkeep.test-mail',
      language: 'pt-BR',
      toAddress: `${randomUUID()}@casa.example`,
      subject: `Assunto ${randomUUID()}`,
      data: { name: 'Ana', askedAt: '2026-11-21T12:00:00Z', address: 'https://school.example' },
      html: '<p>Oi</p>',
      text: 'Oi',
      ...given,
    },
  });
}
