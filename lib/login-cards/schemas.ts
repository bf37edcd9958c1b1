import * as z from 'zod/mini';
import { locales } from '@/lib/platform/i18n/locales';
import { cardsMax } from './rules/limits';

/** Whom a sheet is for: all who are in a class now, or of them, or of everybody, those who were selected. */
export const SheetOf = z.object({
  classId: z.nullable(z.uuid()),
  studentIds: z.array(z.uuid()).check(z.maxLength(cardsMax)),
});

export const CardChoices = z.extend(SheetOf, {
  /** New ones are made: those of before stop working. */
  withPasswords: z.boolean(),
  /** The cards are for devices that others use as well: what they open is short. */
  sharedDevice: z.boolean(),
  /** When the newest card that this replaces was made, as the page showed it: two tabs do not print over each other. */
  lastPrintedAt: z.nullable(z.iso.datetime()),
  language: z.enum(locales),
});

const PictureCode = z.object({ size: z.int(), path: z.string() });

export const PrintedCards = z.object({
  className: z.nullable(z.string()),
  /** The last day on which they are good. */
  lastDay: z.string(),
  cards: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      login: z.string(),
      password: z.nullable(z.string()),
      code: PictureCode,
    }),
  ),
});

export const HandedOutPassword = z.object({ name: z.string(), login: z.string(), password: z.string() });
