import { joinClasses } from './join-classes';

export interface IconShapeProps {
  /** A stroke inside 24 by 24. */
  path: string;
  /** Side in px. */
  size?: number;
  /** Only for an icon that stands alone; beside text it stays silent. */
  label?: string;
  className?: string;
}

/** An icon by its path: what runs in the browser brings the few it draws, not the table of all. */
export function IconShape({ path, size = 20, label, className }: IconShapeProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={joinClasses('icon', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}
