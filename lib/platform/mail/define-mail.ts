import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { Tx } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/locales';
import { type MailWords, mailWords } from './mail-words';
import { oneLine } from './one-line';
import { secretMask } from './secret-mask';

type Drawing<Data> = { t: MailWords; language: Locale; data: Data };

type Leaving<Data> = { db: Tx; data: Data; now: Date };

type Definition<S extends z.ZodMiniObject> = {
  /** `<domain>.<what>`: its name in the outbox and in the metrics. */
  name: string;
  /** Plain data: it waits in the database until the mail is sent. */
  schema: S;
  /** Links, passwords and whom only its reader may know of: kept apart, masked on every screen, wiped once the mail is sent. */
  secrets?: readonly (keyof z.infer<S> & string)[];
  /**
   * What it says as it leaves, where that is not for ever true: a link in it begins to live now, however long the mail has
   * waited. Null: nothing of it is true any more, and it is not sent. Asked at every attempt.
   */
  atLeaving?: (leaving: Leaving<z.infer<S>>) => Promise<z.infer<S> | null>;
  /** Never says a secret: here they are masked. */
  subject: (drawing: Drawing<z.infer<S>>) => string;
  Body: (drawing: Drawing<z.infer<S>>) => ReactNode;
};

type Data = Record<string, unknown>;

/** What the outbox knows of every template, whatever its data. Registered in app/mails.ts. */
export type MailTemplate<S extends z.ZodMiniObject = z.ZodMiniObject> = {
  readonly name: string;
  parse: (data: z.input<S>) => Data;
  /** The data as it may be seen, and its secrets apart. */
  parted: (data: Data) => { open: Data; secrets: Data };
  masked: (open: Data) => Data;
  atLeaving: (leaving: Leaving<Data>) => Promise<Data | null>;
  subject: (language: Locale, open: Data) => string;
  body: (language: Locale, data: Data) => ReactNode;
};

export function defineMail<S extends z.ZodMiniObject>(definition: Definition<S>): MailTemplate<S> {
  const { name, schema, secrets = [], atLeaving, Body } = definition;
  const isSecret = (key: string) => (secrets as readonly string[]).includes(key);
  const only = (data: Data, kept: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(data).filter(([key]) => kept(key)));
  const drawing = (language: Locale, data: Data) => ({
    t: mailWords(language),
    language,
    data: data as z.infer<S>,
  });
  const masked = (open: Data) => ({ ...open, ...Object.fromEntries(secrets.map((key) => [key, secretMask])) });
  return {
    name,
    parse: (data) => z.parse(schema, data),
    parted: (data) => ({ open: only(data, (key) => !isSecret(key)), secrets: only(data, isSecret) }),
    masked,
    atLeaving: async ({ data, ...leaving }) => (atLeaving ? atLeaving({ ...leaving, data: data as z.infer<S> }) : data),
    subject: (language, open) => oneLine(definition.subject(drawing(language, masked(open)))),
    body: (language, data) => Body(drawing(language, data)),
  };
}
