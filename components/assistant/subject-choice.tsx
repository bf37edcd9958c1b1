'use client';

import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { screens } from '@/lib/assistant/rules/parts';
import { type SubjectGroup, subjectGroups } from './subject-groups';
import type { Subjects } from './use-subjects';
import { type AssistantWords, useWords } from './words';

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

function Choice({ label, value, waiting, disabled, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="ai-choice">
      <label htmlFor={id} className="ai-choice-label">
        {label}
      </label>
      <span className="ai-choice-box">
        <select
          id={id}
          value={value}
          disabled={disabled || waiting !== undefined}
          onChange={(event) => onChoose(event.target.value)}
        >
          {waiting !== undefined && <option value="">{waiting}</option>}
          {children}
        </select>
        <Icon name="chevron-down" size={18} />
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
