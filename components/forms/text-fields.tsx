'use client';

import type { ComponentProps } from 'react';
import { PasswordInput } from '@/components/ui/password-input';
import { TextInput, type TextInputProps } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { FormField, type FrameProps, framed } from './form-field';
import { useTyped } from './use-typed';

type Of<Control> = FrameProps & Omit<Control, 'id' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur'>;

export function TextField(props: Of<TextInputProps>) {
  const { frame, control } = framed(props);
  return (
    <FormField<string> {...frame}>
      {(bound, { value, change }) => (
        <TextInput {...control} {...bound} value={value} onChange={(event) => change(event.target.value)} />
      )}
    </FormField>
  );
}

/** A text that may be missing: an empty field is none. */
export function OptionalTextField(props: Of<TextInputProps>) {
  const { frame, control } = framed(props);
  return (
    <FormField<string | null> {...frame}>
      {(bound, { value, change }) => (
        <TextInput
          {...control}
          {...bound}
          value={value ?? ''}
          onChange={(event) => change(event.target.value || null)}
        />
      )}
    </FormField>
  );
}

type TextAreaProps = Of<ComponentProps<typeof Textarea>> & { controlClassName?: string };

export function TextArea({ controlClassName, ...props }: TextAreaProps) {
  const { frame, control } = framed(props);
  return (
    <FormField<string> {...frame}>
      {(bound, { value, change }) => (
        <Textarea
          {...control}
          {...bound}
          className={controlClassName}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </FormField>
  );
}

export function PasswordField(props: Of<ComponentProps<typeof PasswordInput>>) {
  const { frame, control } = framed(props);
  return (
    <FormField<string> {...frame} text={() => ''}>
      {(bound, { value, change }) => (
        <PasswordInput {...control} {...bound} value={value} onChange={(event) => change(event.target.value)} />
      )}
    </FormField>
  );
}

function linesText(lines: readonly string[]): string {
  return lines.join('\n');
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}

/** A list that is typed one a line; empty lines are no entries. */
export function LinesField(props: Of<ComponentProps<typeof Textarea>>) {
  const { frame, control } = framed(props);
  return (
    <FormField<readonly string[]> {...frame} text={linesText}>
      {(bound, field) => <Lines {...control} {...bound} field={field} />}
    </FormField>
  );
}

type LinesProps = ComponentProps<typeof Textarea> & { field: Parameters<typeof useTyped<readonly string[]>>[0] };

function Lines({ field, ...control }: LinesProps) {
  const typed = useTyped(field, linesText, linesOf);
  return <Textarea {...control} {...typed} />;
}
