'use client';

import type { ReactNode } from 'react';
import { useField } from '@/components/forms/form-view';
import { MarkdownEditor } from './markdown-editor';

type Props = { name: string; label: string; hint?: ReactNode; required?: boolean; lengthMax: number };

/** The editor, bound by name to the form around it. */
export function MarkdownField({ name, label, ...editor }: Props) {
  const { id, value, error, change, leave } = useField<string>(name, { label });
  return (
    <MarkdownEditor {...editor} id={id} label={label} value={value} onChange={change} onLeave={leave} error={error} />
  );
}
