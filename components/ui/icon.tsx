import { iconPaths } from './icon-paths';
import { IconShape } from './icon-shape';

export type IconName = keyof typeof iconPaths;

export interface IconProps {
  name: IconName;
  /** Side in px. */
  size?: number;
  /** Only for an icon that stands alone; beside text it stays silent. */
  label?: string;
  className?: string;
}

export function Icon({ name, ...rest }: IconProps) {
  return <IconShape path={iconPaths[name]} {...rest} />;
}
