'use client';

import { MenuChoice, MenuLine } from '@/components/ui/menu-items';
import { toast } from '@/components/ui/toast';
import { lazily } from '@/lib/platform/browser/lazy';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { removeStored } from '@/lib/platform/browser/stored-values';

export type SchoolChoiceProps = {
  label: string;
  failure: string;
  open: string | null;
  schools: readonly { id: string; name: string }[];
  /** Where the other school is shown from its beginning. */
  home: string;
};

/** For whoever works at several schools. What is on the screen is of the old one, so the choice leads home. */
export function SchoolChoice({ label, failure, open, schools, home }: SchoolChoiceProps) {
  async function choose(schoolId: string) {
    if (schoolId === open) return;
    try {
      const { switchSchool } = await lazily(() => import('./switch-school'));
      await switchSchool(schoolId);
      removeStored('session', storedKeys.profile);
      location.assign(home);
    } catch {
      toast.error(failure);
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu. */}
      <div role="group" aria-label={label}>
        <p aria-hidden="true" className="px-3 pt-1.5 pb-1 text-ink-soft text-sm">
          {label}
        </p>
        {schools.map(({ id, name }) => (
          <MenuChoice key={id} chosen={id === open} onClick={() => choose(id)}>
            <span className="max-w-[28ch]">{name}</span>
          </MenuChoice>
        ))}
      </div>
      <MenuLine />
    </>
  );
}
