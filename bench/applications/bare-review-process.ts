// The rows of a household's review, read by nothing but node:http and pg: its bundle with home and person, everyone's
// application with their screening, and their files.
import pg from "pg";
import { serveBare } from "../http/bare-server.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL_SIZE) });

const read = async (name: string, text: string, id: string): Promise<object[]> =>
  (await pool.query({ name, text, values: [id] })).rows;

const bundle = `
  select bundle.*, property.display_name, property.images, renter.name, renter.email, renter.phone
  from application_bundle bundle join property on property.id = property_id join renter on renter.id = bundle.renter_id
  where bundle.id = $1`;
const applicants = `
  select application.*, renter.name, renter.email, renter.phone, screening.status as screening, summary,
    screening.expires_at as readable_until
  from application join renter on renter.id = renter_id left join screening on application_id = application.id
  where application.bundle_id = $1 order by application.created_at, application.id`;
const documents = `
  select document.* from document join application on application.id = application_id
  where bundle_id = $1 order by document.created_at, document.id`;

serveBare(
  async ({ url }) => {
    const [, what, id = ""] = url!.split("/");
    const people = read("applicants", applicants, id);
    const beside = what === "review" ? read("bundle", bundle, id) : read("documents", documents, id);
    return JSON.stringify(await Promise.all([people, beside]));
  },
  () => pool.end(),
);
