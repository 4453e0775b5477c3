CREATE TABLE "former_opt_outs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_opt_outs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_hash" text NOT NULL,
	"sealed_email" text NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "former_opt_outs_host" ON "former_opt_outs" USING btree ("host_hash");--> statement-breakpoint
CREATE INDEX "former_opt_outs_forget" ON "former_opt_outs" USING btree ("forget_at");