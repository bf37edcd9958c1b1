-- Undo:
--   DROP INDEX "guardians_one_address";
--   DROP TRIGGER "accounts_student_keys" ON "accounts"; and the function and the trigger of
--   20261123145543_people_and_classes_live again.
--   ALTER TABLE "accounts" DROP COLUMN "came_in";

-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "came_in" BOOLEAN NOT NULL DEFAULT false;

-- An address is one guardian of a school, whatever its capitals.
CREATE UNIQUE INDEX "guardians_one_address" ON "guardians"("school_id", lower("email"));

-- The form of a pupil shows what the account holds: whoever changes that makes a form that was opened before an older one.
CREATE OR REPLACE FUNCTION public.student_keys_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE students SET active = NEW.active, revision = revision + 1 WHERE id = NEW.id;
  RETURN NULL;
END $$;
DROP TRIGGER "accounts_student_keys" ON "accounts";
CREATE TRIGGER "accounts_student_keys" AFTER UPDATE OF name, login_key, active, photo_url ON "accounts"
  FOR EACH ROW
  WHEN (NEW.tipo = 'aluno' AND (OLD.name, OLD.login_key, OLD.active, OLD.photo_url)
        IS DISTINCT FROM (NEW.name, NEW.login_key, NEW.active, NEW.photo_url))
  EXECUTE FUNCTION public.student_keys_of_account();
