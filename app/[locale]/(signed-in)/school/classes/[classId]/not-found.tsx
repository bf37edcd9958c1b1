import { ClassMissing } from '../../../_people/classes/class-missing';

export default function ClassNotHere() {
  return <ClassMissing area="school" />;
}
