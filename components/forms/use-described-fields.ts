'use client';

import { type RefObject, useState } from 'react';
import { type FieldValues, get } from 'react-hook-form';
import type { ConflictField } from './conflict-notice';
import type { FieldAbout } from './form-view';

type About = {
  introduce: (name: string, about: RefObject<FieldAbout>) => () => void;
  /** The field of a path, or the one that it is a part of. */
  at: (path: string) => FieldAbout | undefined;
  names: () => string[];
  /** Those that something is said of; of a field with parts, the parts. */
  wrong: (errorOf: (name: string) => string | undefined) => { name: string; label: string; sentence: string }[];
  differences: (theirs: FieldValues, mine: FieldValues) => ConflictField[];
};

/** The fields that stand in a form now, in the order in which they came. */
export function useDescribedFields(): About {
  const [about] = useState(describedFields);
  return about;
}

function describedFields(): About {
  const fields = new Map<string, RefObject<FieldAbout>>();
  return {
    introduce(name, about) {
      fields.set(name, about);
      return () => void fields.delete(name);
    },
    at(path) {
      const parts = path.split('.');
      for (let length = parts.length; length > 0; length -= 1) {
        const field = fields.get(parts.slice(0, length).join('.'));
        if (field) return field.current;
      }
      return undefined;
    },
    names: () => [...fields.keys()],
    wrong(errorOf) {
      const said = [...fields].flatMap(([name, { current }]) => {
        const sentence = errorOf(name);
        return sentence ? { name, label: current.label, sentence } : [];
      });
      return said.filter(({ name }) => !said.some((other) => other.name.startsWith(`${name}.`)));
    },
    differences(theirs, mine) {
      return [...fields].flatMap(([name, { current }]) => {
        // A part of a field that compares as a whole says nothing of its own.
        const isPart = [...fields.keys()].some((other) => name.startsWith(`${other}.`));
        return isPart ? [] : differencesOf(current, get(theirs, name), get(mine, name));
      });
    },
  };
}

function differencesOf({ label, text, compare }: FieldAbout, theirs: unknown, mine: unknown): ConflictField[] {
  if (compare) return compare(theirs as never, mine as never);
  const textOf = (value: unknown) => (text ? text(value as never) : String(value ?? ''));
  return [{ label, theirs: textOf(theirs), mine: textOf(mine) }];
}
