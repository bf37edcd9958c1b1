'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { screens } from '@/lib/assistant/rules/parts';
import { type AssistantWords, useWords } from '../words';
import { type SubjectGroup, subjectGroups } from './subject-groups';
import type { Subjects } from './use-subjects';

/** What the conversation is about: native lists, which every phone and every reader knows. */
export function SubjectChoice({ subjects }: { subjects: Subjects }) {
  const words = useWords();
  const { choice, divisions, isFailed, isSettled, person } = subjects;
  if (isFailed) {
    return (
      <p className="ai-subjects ai-subjects-failed" role="alert">
        {words.subject.failed}
        <button type="button" className="ai-link" onClick={subjects.retry}>
          {words.again}
        </button>
      </p>
    );
  }
  // Chosen before its neighbours are known.
  const isUnlisted = choice.division !== '' && divisions.every(({ value }) => value !== choice.division);
  const groups = person ? subjectGroups(subjects, words) : [];
  return (
    <div className="ai-subjects">
      <Choice
        label={words.subject.label}
        value={isSettled ? choice.subject : ''}
        waiting={isSettled ? undefined : words.subject.loading}
        onChoose={subjects.choose}
      >
        {groups.map((group) => (
          <Group key={group.key} group={group} />
        ))}
      </Choice>
      <Choice
        label={words.subject.part}
        value={isSettled ? choice.division : ''}
        waiting={undefined}
        disabled={!isSettled || divisions.length === 0}
        onChoose={subjects.chooseDivision}
      >
        <option value="">{words.subject.overview}</option>
        {isUnlisted && <option value={choice.division}>{choice.division}</option>}
        {divisions.map(({ value, name }) => (
          <option key={value} value={value}>
            {screenName(name, words)}
          </option>
        ))}
      </Choice>
    </div>
  );
}

function Group({ group: { label, options } }: { group: SubjectGroup }) {
  return (
    <optgroup label={label}>
      {options.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  /** Shown while there is nothing to choose yet. */
  waiting: string | undefined;
  disabled?: boolean;
  onChoose: (value: string) => void;
  children: ReactNode;
};

/** There an arrow opens the list. */
const isMac = typeof navigator === 'object' && /Mac/.test(navigator.userAgent);

/**
 * A pointer chooses with one press. The arrows of a closed list change it with each step, and choosing may leave the page:
 * by key it is read through, and Enter or going on chooses.
 */
function Choice({ label, value, waiting, disabled, onChoose, children }: ChoiceProps) {
  const { subject: words } = useWords();
  const id = useId();
  const [looked, setLooked] = useState<string>();
  const isStepping = useRef(false);
  const isPending = looked !== undefined && looked !== value;

  function change(next: string) {
    if (isStepping.current) return setLooked(next);
    setLooked(undefined);
    onChoose(next);
  }

  function settle() {
    isStepping.current = false;
    setLooked(undefined);
    if (isPending) onChoose(looked);
  }

  function pressed(event: KeyboardEvent) {
    const { key, altKey } = event;
    if (key === 'Enter' && isPending) {
      event.preventDefault();
      return settle();
    }
    if (key === 'Escape' && isPending) {
      // What was looked at goes, the panel stays.
      event.preventDefault();
      event.stopPropagation();
      return setLooked(undefined);
    }
    // An open list has an Enter of its own.
    const opens = altKey || ['Enter', ' '].includes(key) || (isMac && key.startsWith('Arrow'));
    isStepping.current = !opens && key !== 'Tab';
  }

  return (
    <div className="ai-choice">
      <label htmlFor={id} className="ai-choice-label">
        {label}
      </label>
      <span className="ai-choice-box">
        <select
          id={id}
          value={looked ?? value}
          disabled={disabled || waiting !== undefined}
          aria-describedby={isPending ? `${id}-note` : undefined}
          onPointerDown={() => {
            isStepping.current = false;
          }}
          onKeyDown={pressed}
          // Who only looks at another window has not gone on.
          onBlur={() => document.hasFocus() && settle()}
          onChange={(event) => change(event.target.value)}
        >
          {waiting !== undefined && <option value="">{waiting}</option>}
          {children}
        </select>
        <Icon name="chevron-down" size={18} />
      </span>
      <span id={`${id}-note`} role="status" className="ai-choice-note">
        {isPending && words.byKey}
      </span>
    </div>
  );
}

/** Screens of the product have a name in each language; what people wrote stays as they wrote it. */
function screenName(name: string, words: AssistantWords): string {
  for (const screen of Object.keys(screens) as (keyof typeof screens)[]) {
    if (screens[screen] === name) return words.subject[screen];
  }
  return name;
}
