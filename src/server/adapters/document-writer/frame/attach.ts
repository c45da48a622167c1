import type PDFDocument from 'pdfkit';

/** A file within a PDF/A-3: an invoice as XML, which is the same invoice. */
export interface Attached {
  readonly xml: string;
}

/** As Factur-X 1.07 and ZUGFeRD 2.3 name it. */
const NAME = 'factur-x.xml';
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** Puts the XML of an invoice into its PDF, and says in the PDF's metadata what it is, as Factur-X wants it. */
export function attach(pdf: PDFDocument, { xml }: Attached, issuedOn: string): void {
  const at = new Date(`${issuedOn}T00:00:00Z`);
  pdf.file(new TextEncoder().encode(xml), {
    name: NAME,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: at,
    modifiedDate: at,
  });
  pdf.appendXML(METADATA);
}

const property = (name: string, description: string) => `
          <rdf:li rdf:parseType="Resource">
            <pdfaProperty:name>${name}</pdfaProperty:name>
            <pdfaProperty:valueType>Text</pdfaProperty:valueType>
            <pdfaProperty:category>external</pdfaProperty:category>
            <pdfaProperty:description>${description}</pdfaProperty:description>
          </rdf:li>`;

const METADATA = `
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas>
      <rdf:Bag>
        <rdf:li rdf:parseType="Resource">
          <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
          <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
          <pdfaSchema:prefix>fx</pdfaSchema:prefix>
          <pdfaSchema:property>
            <rdf:Seq>${[
              property('DocumentFileName', 'The name of the embedded XML document'),
              property('DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'),
              property('Version', 'The actual version of the standard applying to the embedded XML document'),
              property('ConformanceLevel', 'The conformance level of the embedded XML document'),
            ].join('')}
            </rdf:Seq>
          </pdfaSchema:property>
        </rdf:li>
      </rdf:Bag>
    </pdfaExtension:schemas>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
    <fx:DocumentType>INVOICE</fx:DocumentType>
    <fx:DocumentFileName>${NAME}</fx:DocumentFileName>
    <fx:Version>1.0</fx:Version>
    <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
  </rdf:Description>`;
