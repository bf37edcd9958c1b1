import type { Operation } from '@/lib/platform/http/operation';
import type { Judgement } from './use-judged-form';

type Values = Judgement['initial'];
export type Saved = Readonly<Record<string, unknown>> & { revision?: number };

/** What EditForm was given, of whatever operation. */
export type Definition = {
  op: Operation;
  initial: Values;
  input?: (values: Values) => Values;
  nameOf?: Judgement['nameOf'];
  schema?: () => Promise<unknown>;
  revision?: number | undefined;
  read?: (() => Promise<Saved>) | undefined;
  onStale?: () => void;
  onRefused?: (code: string) => void;
  ifGone?: { op: Operation; input: (values: Values) => Values } | undefined;
  valuesOf?: (saved: Saved) => Values;
  fieldOfCode?: Readonly<Record<string, string>>;
  done?: ((saved: Saved) => string) | string | null;
  onSaved?: (saved: Saved, isAll: boolean) => void;
  continuesAt?: (saved: Saved) => string;
  emptiesAfter?: boolean;
  guarded?: boolean;
  prefix?: string;
};
