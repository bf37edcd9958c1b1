'use client';

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { lazily } from '@/lib/platform/browser/lazy';
import type { InputOf, Operation, ReplyOf } from '@/lib/platform/http/operation';
import type { LiveFormProps } from './live-form';
import type { WithoutRevision } from './without-revision';

export type EditFormProps<Op extends Operation, Values extends object> = {
  /** Carried out with what stands in the form. */
  op: Op;
  initial: Values;
  /** What is sent of the values; as they stand where nothing is given. */
  input?: (values: Values) => WithoutRevision<InputOf<Op>>;
  /** The field of a refused path, where what is sent stands in another order than in the form. */
  nameOf?: (path: string, values: Values) => string;
  /** The server's own, by which the browser judges as well; it comes after the form. Without it the server judges alone. */
  schema?: () => Promise<unknown>;
  /** The one that the form was opened on, of what several people may edit. */
  revision?: number | undefined;
  /** Asked for what somebody else saved first. */
  read?: (() => Promise<ReplyOf<Op>>) | undefined;
  /** Where nothing can be asked for: somebody else saved first, and saving again is over what the page then shows. */
  onStale?: () => void;
  /** What its screen does besides where it was refused, such as reading anew what has changed under it. */
  onRefused?: (code: string) => void;
  /** What the first is about may be gone meanwhile (404): what was typed is then saved by another operation. */
  ifGone?: { op: Operation; input: (values: Values) => object } | undefined;
  /** What the form holds of a reply; the values of the same names where nothing is given. */
  valuesOf?: (saved: ReplyOf<Op>) => Values;
  /** Refusals that are said at a field: by their code, the field's name. */
  fieldOfCode?: Readonly<Record<string, string>>;
  /** What is said when it is saved; null says nothing. */
  done?: ((saved: ReplyOf<Op>) => string) | string | null;
  /** The next step; without it the page is read anew. `isAll` is false where something was typed since it was sent. */
  onSaved?: (saved: ReplyOf<Op>, isAll: boolean) => void;
  /** Of what is made here, the page that edits it: what was typed while it was sent goes on there, unsaved. */
  continuesAt?: (saved: ReplyOf<Op>) => string;
  /** Empty again once it is saved, for the next one. */
  emptiesAfter?: boolean;
  /** False where nothing worth keeping is typed. */
  guarded?: boolean;
  /** In front of the fields' ids, where two forms of one page have fields of one name. */
  prefix?: string;
  /** The page is there for this form: the first field takes the focus. */
  startsHere?: boolean;
  label?: string;
  className?: string;
  children: ReactNode;
};

/** Its page is whole before it; in the page its fields stand closed until it has come. */
const LiveForm = lazy<ComponentType<LiveFormProps>>(() =>
  lazily(async () => ({ default: (await import('./live-form')).LiveForm })),
);

/**
 * Every form of the product: what is typed stays until the server has it, whoever saved first and whatever fails. A
 * screen gives it fields, which know the form around them by their name.
 */
export function EditForm<Op extends Operation, Values extends object>(props: EditFormProps<Op, Values>) {
  return (
    <Suspense>
      <LiveForm {...(props as unknown as LiveFormProps)} />
    </Suspense>
  );
}
