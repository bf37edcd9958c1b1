'use client';

import { type ChangeEvent, useState } from 'react';

type Held<Value> = { value: Value; change: (value: Value) => void };

/**
 * Between a value and the text that is typed for it: the text stays as it is typed ("12," on its way to 12,50) for as
 * long as the form holds what was read from it.
 */
export function useTyped<Value>(
  { value, change }: Held<Value>,
  textOf: (value: Value) => string,
  read: (text: string) => Value,
) {
  const [typed, setTyped] = useState<{ text: string; value: Value }>();
  const isTyped = typed !== undefined && JSON.stringify(typed.value) === JSON.stringify(value);
  return {
    value: isTyped ? typed.text : textOf(value),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const text = event.target.value;
      const next = read(text);
      setTyped({ text, value: next });
      change(next);
    },
  };
}
