'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { FileDrop } from '@/components/ui/file-drop';
import { toast } from '@/components/ui/toast';
import { latestOnly } from '@/lib/platform/browser/latest-only';
import { useCommand } from '@/lib/platform/browser/use-command';
import type { InputOf, Operation, ReplyOf } from '@/lib/platform/http/operation';
import { type BoundField, useField } from './form-view';
import { useFailureWords } from './use-failure-words';

type Props<Op extends Operation> = {
  name: string;
  label: string;
  hint: string;
  /** Where the file goes as soon as it is chosen, so that what is wrong with it is said at once; saving only names it. */
  op: Op;
  addressOf: (reply: ReplyOf<Op>) => string;
  accept: string;
  bytesMax: number;
  texts: { prompt: string; browse: string; remove: string; sending: string };
  /** Where taking the file away brings back what stood there before. */
  before?: string | null;
  children: (field: BoundField<string | null>, drop: ReactNode) => ReactNode;
};

export function ImageField<Op extends Operation>(props: Props<Op>) {
  const { name, label, hint, op, addressOf, accept, bytesMax, texts, before, children } = props;
  const fields = useTranslations('fields');
  const words = useFailureWords();
  const upload = useCommand(op);
  const [begin] = useState(latestOnly);
  const [refusal, setRefusal] = useState<string>();
  const field = useField<string | null>(name, { label });
  const maximum = bytesMax / 1024 / 1024;

  async function send(file: File | null) {
    // One that was chosen instead, or taken away, while another was on its way: that one comes too late.
    const isLatest = begin();
    setRefusal(undefined);
    if (!file) return before === undefined ? undefined : field.change(before);
    const standing = toast.loading(texts.sending);
    try {
      const reply = await upload.run({ file: new Uint8Array(await file.arrayBuffer()) } as InputOf<Op>);
      if (isLatest()) field.change(addressOf(reply));
    } catch (error) {
      if (isLatest()) setRefusal(words.ofCall(error));
    } finally {
      toast.dismiss(standing);
    }
  }

  const drop = (
    <FileDrop
      label={label}
      accept={accept}
      bytesMax={bytesMax}
      hint={hint}
      error={refusal ?? field.error}
      texts={{
        ...texts,
        tooLarge: fields('photo-size', { maximum }),
        wrongType: fields('photo-type'),
      }}
      onFile={send}
    />
  );
  return children(field, drop);
}
