CREATE TABLE "client_notes" (
	"provider_id" text NOT NULL,
	"email" text NOT NULL,
	"note" text NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "client_notes_provider_id_email_pk" PRIMARY KEY("provider_id","email")
);
--> statement-breakpoint
CREATE TABLE "desk_lines" (
	"request_id" text NOT NULL,
	"line" integer NOT NULL,
	"provider_id" text NOT NULL,
	"material_id" text NOT NULL,
	"material" text NOT NULL,
	"process" text,
	"quantity" integer NOT NULL,
	"instant_micros" bigint,
	"quoted_quantity" integer,
	"quoted_micros" bigint,
	"ordered_quantity" integer,
	"ordered_micros" bigint,
	CONSTRAINT "desk_lines_request_id_line_pk" PRIMARY KEY("request_id","line")
);
--> statement-breakpoint
CREATE TABLE "desk_numbers" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"last_quote" integer DEFAULT 0 NOT NULL,
	"last_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_requests" (
	"request_id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"is_unread" boolean NOT NULL,
	"is_asked" boolean NOT NULL,
	"due_on" text,
	"assignee" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"client_email" text NOT NULL,
	"client_name" text NOT NULL,
	"organization" text NOT NULL,
	"currency" text NOT NULL,
	"line_count" integer NOT NULL,
	"asked_micros" bigint,
	"quoted_micros" bigint,
	"ordered_micros" bigint,
	"quote_number" integer,
	"revision" integer,
	"valid_until" text,
	"order_number" integer,
	"ordered_at" timestamp (3) with time zone,
	"words" text NOT NULL,
	CONSTRAINT "desk_requests_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "desk_settings" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_once" UNIQUE("provider_id","email")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"request_id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_numbered" UNIQUE("provider_id","number")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"request_id" text NOT NULL,
	"revision" integer NOT NULL,
	"provider_id" text NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quotes_request_id_revision_pk" PRIMARY KEY("request_id","revision"),
	CONSTRAINT "quotes_numbered" UNIQUE("provider_id","number","revision")
);
--> statement-breakpoint
CREATE TABLE "request_events" (
	"request_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" jsonb NOT NULL,
	"act" jsonb NOT NULL,
	CONSTRAINT "request_events_request_id_number_pk" PRIMARY KEY("request_id","number")
);
--> statement-breakpoint
CREATE TABLE "request_files" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"request_id" text,
	"line" integer,
	"filename" text NOT NULL,
	"type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_counts" (
	"provider_id" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counts_provider_id_day_kind_pk" PRIMARY KEY("provider_id","day","kind")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "quote_revision" integer;--> statement-breakpoint
ALTER TABLE "provider_members" ADD COLUMN "role" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_members" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_members" ADD COLUMN "joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "desk_lines_of_material" ON "desk_lines" USING btree ("provider_id","material_id","request_id");--> statement-breakpoint
CREATE INDEX "desk_requests_newest" ON "desk_requests" USING btree ("provider_id","received_at","request_id");--> statement-breakpoint
CREATE INDEX "desk_requests_by_state" ON "desk_requests" USING btree ("provider_id","state","received_at","request_id");--> statement-breakpoint
CREATE INDEX "desk_requests_of_client" ON "desk_requests" USING btree ("provider_id","client_email","received_at");--> statement-breakpoint
CREATE INDEX "desk_requests_due" ON "desk_requests" USING btree ("provider_id","due_on") WHERE "desk_requests"."due_on" is not null;--> statement-breakpoint
CREATE INDEX "desk_requests_valid" ON "desk_requests" USING btree ("valid_until") WHERE "desk_requests"."state" = 'quoted';--> statement-breakpoint
CREATE INDEX "request_files_of" ON "request_files" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_files_waiting" ON "request_files" USING btree ("added_at") WHERE "request_files"."request_id" is null;--> statement-breakpoint
CREATE INDEX "provider_members_of" ON "provider_members" USING btree ("provider_id");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_the_agreed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'What happened, was quoted or was ordered can not be changed.'; END $$;--> statement-breakpoint
CREATE TRIGGER "request_events_only_grow" BEFORE UPDATE ON "request_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_the_agreed"();--> statement-breakpoint
CREATE TRIGGER "quotes_stay" BEFORE UPDATE ON "quotes" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_the_agreed"();--> statement-breakpoint
CREATE TRIGGER "orders_stay" BEFORE UPDATE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_the_agreed"();--> statement-breakpoint
INSERT INTO "request_events" ("request_id", "number", "at", "actor", "act")
SELECT "id", 1, "created_at", jsonb_build_object('kind', 'customer', 'name', "contact"->>'name'),
  jsonb_build_object('type', 'received', 'answerBy', to_char("created_at" at time zone 'UTC' + interval '2 days', 'YYYY-MM-DD'))
FROM "rfqs";--> statement-breakpoint
INSERT INTO "desk_requests" ("request_id", "provider_id", "key", "version", "state", "is_unread", "is_asked", "due_on", "received_at", "changed_at",
  "client_email", "client_name", "organization", "currency", "line_count", "asked_micros", "words")
SELECT "id", "provider_id", replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 1, 'received', true, false,
  to_char("created_at" at time zone 'UTC' + interval '2 days', 'YYYY-MM-DD'), "created_at", "created_at",
  lower("contact"->>'email'), "contact"->>'name', "contact"->>'organization', coalesce("order_sums"->>'currency', 'USD'),
  jsonb_array_length("lines"),
  CASE WHEN NOT EXISTS (SELECT 1 FROM jsonb_array_elements("lines") l WHERE NOT (l->>'isInstantQuote')::boolean) THEN ("order_sums"->>'totalMicros')::bigint END,
  lower(concat_ws(E'\n', "id", "contact"->>'name', "contact"->>'organization', "contact"->>'email',
    (SELECT string_agg(DISTINCT l->>'filename', E'\n') FROM jsonb_array_elements("lines") l)))
FROM "rfqs";--> statement-breakpoint
INSERT INTO "desk_lines" ("request_id", "line", "provider_id", "material_id", "material", "process", "quantity", "instant_micros")
SELECT "id", l.position, "provider_id", l.line->>'materialId', l.line->>'material', l.line->'receipt'->'work'->>'process', (l.line->>'quantity')::int,
  CASE WHEN (l.line->>'isInstantQuote')::boolean
    THEN coalesce((l.line->>'unitPriceMicros')::numeric, (l.line->>'unitPriceCents')::numeric * 10000)::bigint END
FROM "rfqs", jsonb_array_elements("lines") WITH ORDINALITY AS l(line, position);
