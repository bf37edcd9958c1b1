import type * as z from 'zod/mini';
import type { Operation } from '@/lib/platform/http/operation';

type Schema = z.ZodMiniType;

/** Any operation, whatever it takes and answers. */
export type AnyOperation = Omit<Operation, 'input' | 'reply'> & { readonly input: Schema; readonly reply: Schema };
export type InputOf<Op extends AnyOperation> = z.input<Op['input']>;
export type ReplyOf<Op extends AnyOperation> = z.infer<Op['reply']>;
/** The form adds the one that it was opened on. */
export type WithoutRevision<Input> = Input extends unknown ? Omit<Input, 'revision'> : never;
