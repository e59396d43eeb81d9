/** As Apple writes it, with two weights, one that can't be read, and others that mention them. */
export const appleExport = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 13 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
<!ATTLIST Record type CDATA #REQUIRED>
]>
<HealthData locale="en_US">
 <ExportDate value="2026-03-06 08:00:00 -0500"/>
 <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Ann’s iPhone" unit="count" startDate="2026-03-04 07:00:00 -0500" value="812"/>
 <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale &amp; Co" sourceVersion="1" device="&lt;&lt;HKDevice: 0x1>, name:Scale>" unit="lb" creationDate="2026-03-04 07:31:00 -0500" startDate="2026-03-04 07:30:00 -0500" endDate="2026-03-04 07:30:00 -0500" value="181.9"/>
 <Record type="HKQuantityTypeIdentifierBodyMassIndex" sourceName="Scale" unit="count" startDate="2026-03-04 07:30:00 -0500" value="27.1"/>
 <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Health" unit="kg" startDate="2026-03-05 07:31:12 -0500" value="82.5">
  <MetadataEntry key="HKWasUserEntered" value="1"/>
 </Record>
 <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Health" unit="grain" startDate="2026-03-06 07:31:12 -0500" value="1"/>
 <Correlation type="Other"><MetadataEntry key="type" value="HKQuantityTypeIdentifierBodyMass"/></Correlation>
</HealthData>
`;

/** A file of Takeout, with one weight. */
export const googleExport = (at: Date, kg: number) =>
  JSON.stringify({
    "Data Source": "raw:com.google.weight:com.example.scale:",
    "Data Points": [
      {
        fitValue: [{ value: { fpVal: kg } }],
        originDataSourceId: "",
        endTimeNanos: at.getTime() * 1_000_000,
        dataTypeName: "com.google.weight",
        startTimeNanos: at.getTime() * 1_000_000,
        modifiedTimeMillis: at.getTime(),
        rawTimestampNanos: 0,
      },
    ],
  });
