-- Undo: ALTER TABLE "accounts" DROP COLUMN "revision"; what it counted is lost, and forms that stand open are refused once.

-- A person has several devices, and support may correct a name: whoever saves says what was read before.
ALTER TABLE "accounts" ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1;
