/** A migration whose tables hold everything that a row can be made of, and the rows. */
export const everyType = `
CREATE TYPE mood AS ENUM ('calm', 'it''s "odd"', 'ação');
CREATE DOMAIN positive AS int CHECK (VALUE > 0);
CREATE TABLE "Odd ""Name" (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  short smallserial,
  mood mood, moods mood[], small positive,
  doc jsonb, plain json, nested int[][], words text[],
  bytes bytea, at timestamptz(6), local timestamp, day date, clock timetz, span interval,
  single real, double double precision, exact numeric, long text, "Column, with
break" text, address inet, range tstzrange, bits bit varying, key uuid,
  doubled double precision GENERATED ALWAYS AS (double * 2) STORED,
  dropped int
);
ALTER TABLE "Odd ""Name" DROP COLUMN dropped;
CREATE TABLE hens (id int PRIMARY KEY, egg int NOT NULL, mother int REFERENCES hens, CHECK (mother <> id));
CREATE TABLE eggs (id int PRIMARY KEY, hen int NOT NULL REFERENCES hens);
ALTER TABLE hens ADD CONSTRAINT hens_egg FOREIGN KEY (egg) REFERENCES eggs DEFERRABLE INITIALLY DEFERRED;
CREATE TABLE measured (at date NOT NULL, value int) PARTITION BY RANGE (at);
CREATE TABLE measured_old PARTITION OF measured FOR VALUES FROM ('2020-01-01') TO ('2025-01-01');
CREATE TABLE measured_other PARTITION OF measured DEFAULT;
CREATE UNLOGGED TABLE scratch (a int);
CREATE TABLE empty_one (a int);
CREATE SEQUENCE numbers START 7;
CREATE SEQUENCE unused;
CREATE TABLE diary (line text);
CREATE FUNCTION only_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (SELECT count(*) FROM diary) > 1 THEN RAISE EXCEPTION 'the diary is full'; END IF;
  NEW.line := NEW.line || ' (signed)'; RETURN NEW; END $$;
CREATE TRIGGER sign BEFORE INSERT ON diary FOR EACH ROW EXECUTE FUNCTION only_once();
CREATE TRIGGER sleeping BEFORE DELETE ON diary FOR EACH ROW EXECUTE FUNCTION only_once();
ALTER TABLE diary DISABLE TRIGGER sleeping;
CREATE SCHEMA "other place";
CREATE TABLE "other place".things (a text);
`;

const odd = `mood, moods, small, doc, plain, nested, words, bytes, at, local, day, clock, span, single, double, exact, long,
  "Column, with
break", address, range, bits, key`;

export const everyValue = `
INSERT INTO "Odd ""Name" (${odd}) VALUES
  ('it''s "odd"', '{calm,"it''s \\"odd\\"",NULL}', 1, '{"a": "\\u00e7\\n\\\\", "n": 1e400}', '{"kept":  "as written", "kept": 1}',
   '{{1,2},{3,NULL}}', ARRAY['', 'NULL', NULL, 'a,b', 'tab' || chr(9), '\\N', '{}'], '\\x00ff5c0a0d09', '2026-11-21 06:10:38.123456-03',
   '0044-03-15 12:00:00.000001 BC', 'infinity', '23:59:59.999999+05:30', '-1 mons +2 days -00:00:00.000001', 'NaN', '-Infinity',
   'NaN', repeat('ção 😀 \\ ' || chr(10) || chr(13), 300000), '\\.', '10.0.0.0/8', '["2026-01-01",)', B'0101', gen_random_uuid()),
  ('ação', '{}', NULL, 'null', 'null', '{}', '{}', '\\x', '-infinity', NULL, NULL, '00:00+00', '0', '1.1754944e-38', 0.1 + 0.2::float8,
   '0.00000000000000000000000000000000000000001000', '', '', '::1', 'empty', B'', NULL),
  (NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '-0', 5e-324, 1e130, 'null', 'NULL', NULL, NULL, NULL, NULL);
BEGIN;
INSERT INTO hens VALUES (1, 10, NULL), (3, 10, 1), (2, 20, 3);
INSERT INTO eggs VALUES (20, 1), (10, 2);
COMMIT;
INSERT INTO measured SELECT '2019-12-31'::date + n, n FROM generate_series(1, 3000) n;
INSERT INTO scratch VALUES (1);
INSERT INTO passages (id, source, source_id, position, locale, title, heading, text, address) VALUES
  (gen_random_uuid(), 'topic', gen_random_uuid(), 1, 'pt-BR', 'Ação', 'Coração', 'O robô anda.', '/knowledgebase/1#ação'),
  (gen_random_uuid(), 'lesson', gen_random_uuid(), 1, 'en', 'Studies', '', 'A robot walks.', '/lesson/1');
INSERT INTO passage_words VALUES ('acao'), ('robo');
SELECT nextval('numbers'), nextval('numbers');
INSERT INTO diary VALUES ('one'); INSERT INTO diary VALUES ('two');
INSERT INTO "other place".things SELECT 'thing ' || n FROM generate_series(1, 100000) n;
INSERT INTO schools (id, name, city, state, updated_at)
  SELECT gen_random_uuid(), 'Escola ' || n, 'Recife', 'PE', now() FROM generate_series(1, 50) n;
INSERT INTO accounts (id, login, login_key, password_hash, tipo, name, photo_url, school_id, updated_at)
  SELECT gen_random_uuid(), 'p' || row_number() OVER (), 'p' || row_number() OVER (), 'x', 'aluno', 'Pessoa',
         '/api/files/people/' || (row_number() OVER () % 2) || '.webp', id, now() FROM schools;
`;
